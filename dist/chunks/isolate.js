export { y as isolate } from "./engine.js";
