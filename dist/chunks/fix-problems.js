export { t as fixProblems } from "./engine-report7.js";
