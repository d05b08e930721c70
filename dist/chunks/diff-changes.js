export { t as diffChanges } from "./engine-commands.js";
