import { render, screen, waitFor } from '@testing-library/react';
import { ThemeRoot } from '@rangmala/shared/theme';
import { flatSurface } from '../../testing/catalogue.ts';
import { ProductPreview } from './ProductPreview.tsx';

const picture = { url: '/media/1/missing-blank-960x960.webp' };
const view = { side: 'front', options: {}, picture, base: '#ffffff', surface: flatSurface };

test('shows the flat design when the photograph cannot be loaded', async () => {
  const context = { canvas: { width: 720 }, fillRect: jest.fn(), drawImage: jest.fn() };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as CanvasRenderingContext2D);
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('Not found', 'EncodingError'));
  const flatDesign = document.createElement('canvas');
  flatDesign.width = 400;
  flatDesign.height = 200;
  render(<ProductPreview label="Preview" view={view} drawDesign={() => flatDesign} />, {
    wrapper: ThemeRoot,
  });
  expect(screen.getByRole('img', { name: 'Preview' })).toBeInTheDocument();
  await waitFor(() => expect(context.drawImage).toHaveBeenCalledWith(flatDesign, 36, 198, 648, 324));
});
