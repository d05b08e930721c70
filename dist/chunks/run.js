export { t as run } from "./start.js";
