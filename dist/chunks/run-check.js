export { t as runCheck } from "./start.js";
