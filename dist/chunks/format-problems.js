export { t as formatProblems } from "./formats.js";
