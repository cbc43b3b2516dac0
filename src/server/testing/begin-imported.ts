import { inject } from 'vitest';
import { beginWith } from './start-server.ts';

beginWith(inject('importedFolder'));
