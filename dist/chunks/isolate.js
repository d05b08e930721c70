export { r as isolate } from "./engine-cli.js";
