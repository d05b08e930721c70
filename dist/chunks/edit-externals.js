export { r as editExternals } from "./config.js";
