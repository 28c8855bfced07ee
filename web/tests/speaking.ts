// Every test is spoken to in English.
import { speak } from "../src/lib/words";

await speak("en");
