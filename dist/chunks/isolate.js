export { A as isolate } from "./engine.js";
