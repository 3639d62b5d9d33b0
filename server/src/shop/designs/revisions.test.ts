import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { createDesignContent, createTextLayer, test } from '../../testing/designs.ts';
import { expectError } from '../../testing/errors.ts';

const createTextContent = (text: string) => createDesignContent([createTextLayer({ text })]);

describeOnEveryDatabase(() => {
  test('returns 412 for a change of an older revision by another editor, and keeps the newer content', async (_app, design) => {
    const save = (text: string, revision: number, editor_id: string) =>
      design.save({ ...createTextContent(text), revision, editor_id });
    expect((await save('First', 0, 'a')).json()).toMatchObject({
      revision: 1,
      ...createTextContent('First'),
    });
    expect((await save('Second', 1, 'b')).json()).toMatchObject({ revision: 2 });

    const refused = await save('Third', 1, 'a');
    expectError(
      refused,
      412,
      'This design was changed in another tab or on another device. Please open it and choose which version to keep.',
    );
    const stored = (await design.read()).json<Record<string, unknown>>();
    expect(stored).toMatchObject({ revision: 2, ...createTextContent('Second') });
    expect(stored).not.toHaveProperty('editor_id');
  });

  test('saves a second change of the same editor that is based on the revision before the first change', async (_app, design) => {
    await design.save({ ...createTextContent('First'), revision: 0, editor_id: 'a' });
    const next = await design.save({
      ...createTextContent('Next'),
      revision: 0,
      editor_id: 'a',
    });
    expect([next.statusCode, next.json()]).toMatchObject([
      200,
      { revision: 2, ...createTextContent('Next') },
    ]);
  });
});
