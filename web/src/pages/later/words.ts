// The words of what comes later: they come with it.
import { addTexts } from "../../lib/i18n.svelte.ts";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";

addTexts({ en, pl });
