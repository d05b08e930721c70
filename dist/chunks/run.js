export { t as run } from "./engine.js";
