export { t as answerOf } from "./check.js";
