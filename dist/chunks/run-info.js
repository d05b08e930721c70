export { t as runInfo } from "./info.js";
