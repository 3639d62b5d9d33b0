import * as z from 'zod/mini';
import { createIssueMessage } from './schema-messages.ts';

// Sets the error messages of zod rules that define no message, for the whole process.
z.config({ localeError: createIssueMessage });
