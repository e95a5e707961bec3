// The faces of the table are there before it is shown, so that no letter changes its width while cards move.

const PATIENCE = 3000; // ms: with a slow line the table is shown without them

export function printable(): Promise<unknown> {
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  const all = [...document.fonts].map((face) => face.load().catch(() => undefined));
  return Promise.race([Promise.all(all), late]);
}
