import { screen, waitFor } from '@testing-library/react';
import { stubDecode } from '@rangmala/shared/testing';
import { createImageFile } from '../../../testing/catalogue.ts';
import { designApi, findSavedContent, renderMugPage, withinEditor } from '../../../testing/designs.ts';
import { nameMug } from '../../../testing/fields.ts';
import { stubUploads } from '../../../testing/uploads.ts';
import ProductPage from '../ProductPage.tsx';

stubUploads();

const slot = { kind: 'picture', asset: '', field: 'photo', cx: 40, cy: 38, width: 40, height: 40 } as const;
const createSide = (side: string) => ({
  side,
  layers: [{ ...slot, id: `photo-${side}`, rotation: 0, flip: false }],
});
const photoMug = {
  ...nameMug,
  template: { sides: [createSide('front'), createSide('back')] },
  fields: [
    {
      name: 'photo',
      label: 'Photo',
      kind: 'photo',
      side: 'front',
      sample: null,
      required: false,
      max_length: 30,
    },
  ],
};

test('shows a photo and its replacement on both sides of a field', async () => {
  stubDecode({});
  const { user, api } = await renderMugPage(<ProductPage />, {
    api: { ...designApi, 'GET /products/peacock-mug': photoMug },
  });
  await user.click(screen.getByRole('button', { name: 'Personalise' }));
  await screen.findByRole('region', { name: 'Design editor' });
  const choosePhoto = async (layer: string, fileName: string) => {
    await user.click(withinEditor().getByRole('button', { name: layer }));
    await user.click(withinEditor().getByRole('button', { name: 'Choose a photo' }));
    // The button opens the dialog of this field, which is hidden from screen readers.
    const input = document.querySelector<HTMLInputElement>('[data-design-editor] input[type="file"]');
    if (input) await user.upload(input, createImageFile(fileName));
  };
  const expectSaved = (asset: string) =>
    waitFor(() =>
      expect(
        findSavedContent(api)?.sides.map(({ layers }) =>
          layers.map((layer) => 'asset' in layer && layer.asset),
        ),
      ).toEqual([[asset], [asset]]),
    );
  await choosePhoto('Photo 1', 'cat.png');
  await expectSaved('a1');
  api.setResponses({ 'POST /designs/d1/assets': { id: 'a2', width: 400, height: 200, url: '/a2' } });
  await choosePhoto('Photo 1', 'dog.png');
  await expectSaved('a2');
});
