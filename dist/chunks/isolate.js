export { b as isolate } from "./engine.js";
