export { t as formatGuardedText } from "./engine-report5.js";
