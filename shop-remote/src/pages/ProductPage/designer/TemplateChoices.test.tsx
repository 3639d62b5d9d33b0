import { screen } from '@testing-library/react';
import { joinTexts, renderPage } from '@rangmala/shared/testing';
import { TemplateChoices } from './TemplateChoices.tsx';

const pen = { width: 48, height: 6, bleed: 0, safe: 0.5 };
const plate = { width: 120, height: 120, bleed: 2, safe: 4 };

function showTemplates(category: string, area: typeof pen) {
  const [applyTemplate, onChooseFile] = [jest.fn(), jest.fn()];
  const resources = {
    assets: new Map(),
    outlines: new Map(),
    textProblems: new Map(),
    addAssets: jest.fn(),
    loadOutline: () => new Promise<never>(() => undefined),
  };
  const editor = { applyTemplate, area, backgroundColour: '#ffffff', layers: [], resources };
  const { user } = renderPage(
    <TemplateChoices editor={editor} category={category} onChooseFile={onChooseFile} />,
  );
  return { user, applyTemplate, onChooseFile };
}

test('offers a pen only a line of text, which needs no photo', async () => {
  const { user, applyTemplate, onChooseFile } = showTemplates('Stationery', pen);
  expect(joinTexts(screen.getAllByRole('button'))).toBe('Name');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(applyTemplate).toHaveBeenCalledTimes(1);
  expect(onChooseFile).not.toHaveBeenCalled();
});

test('asks for a photo after a frame was chosen', async () => {
  const { user, applyTemplate, onChooseFile } = showTemplates('Wall Decor', plate);
  await user.click(screen.getByRole('button', { name: 'Photo in marigolds' }));
  expect(applyTemplate.mock.calls).toMatchObject([[{ frame: 'marigold' }]]);
  expect(onChooseFile).toHaveBeenCalledTimes(1);
});
