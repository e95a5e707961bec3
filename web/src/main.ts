import { mount } from "svelte";

import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/table.css";
import "./styles/app.css";
import App from "./App.svelte";
import { router } from "./lib/router.svelte.ts";
import { settings } from "./lib/settings.svelte.ts";

// a page that can be installed, and that says so when there is no line
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));

settings.apply();
router.start();
const target = document.getElementById("app");
target?.replaceChildren(); // the sign of life from before the scripts were there
if (target) mount(App, { target });
