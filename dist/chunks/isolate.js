export { s as isolate } from "./engine-cli.js";
