export { S as run } from "./engine.js";
