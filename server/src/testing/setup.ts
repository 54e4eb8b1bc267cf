import { closeWhatTheFileOpened } from './close-with-file.ts';

closeWhatTheFileOpened();
