import * as z from 'zod/mini';

// Sets the error messages of zod rules that define no message, for the whole process.
z.config({ localeError: createIssueMessage });

/** Names of zod's types in error messages. */
const TYPE_NAMES: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

/** Creates the message for an issue when the schema defines no message: `“contact” is missing.` */
function createIssueMessage(issue: z.core.$ZodRawIssue): string {
  const name = formatFieldName(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${name} is missing.`;
      return `${name} must be ${TYPE_NAMES[issue.expected] ?? 'of another type'}.`;
    case 'invalid_value':
      return `${name} must be ${issue.values.map(String).join(' or ')}.`;
    case 'too_small':
      return `${name} is too ${hasLength(issue.origin) ? 'short' : 'small'}.`;
    case 'too_big':
      return `${name} is too ${hasLength(issue.origin) ? 'long' : 'large'}.`;
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `“${key}”`).join(', ')} is not known here.`;
    default:
      return `${name} is not valid.`;
  }
}

function formatFieldName(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'The request' : `“${path.map(String).join('.')}”`;
}

const hasLength = (origin: string): boolean => origin === 'string' || origin === 'array';
