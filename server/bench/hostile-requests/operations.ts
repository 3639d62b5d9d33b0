import { sendOrThrow } from './client.ts';

/** The fields of a JSON schema that the checks read. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  pattern?: string;
}

/** A method of a path in the OpenAPI document. */
export interface Operation {
  method: string;
  /** Path with parameters, such as `/api/orders/{number}`. */
  path: string;
  /** Method and path without `/api`, such as `GET /orders/{number}`. */
  name: string;
  statuses: Set<number>;
  queryNames: string[];
  body: JsonSchema | undefined;
  isForm: boolean;
}

interface OpenApiDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string }[];
        requestBody?: { content: Record<string, { schema?: JsonSchema }> };
        responses: object;
      }
    >
  >;
}

/** Returns every operation of the site's OpenAPI document. */
export async function listOperations(base: string): Promise<Operation[]> {
  const { paths } = await sendOrThrow<OpenApiDocument>(base, '/api/openapi.json');
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      name: `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
      statuses: new Set(Object.keys(responses).map(Number)),
      queryNames: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
      body: requestBody?.content['application/json']?.schema,
      // The document contains no schema of forms. The path shows whether an operation takes a form.
      isForm: method === 'post' && /\/(upload-image|gallery|assets)$/.test(path),
    })),
  );
}

/** Returns a value of the schema's type. The value may break other rules of the schema, such as a pattern. */
export function createExample(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return createExample(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, createExample(property)]),
      );
    case 'array':
      return schema.items ? [createExample(schema.items)] : [];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return 'x';
  }
}
