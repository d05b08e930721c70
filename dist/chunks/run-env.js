export { i as runEnv } from "./engine-report7.js";
