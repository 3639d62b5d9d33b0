import { act, screen, waitFor } from '@testing-library/react';
import { createRefusal, renderPage, stubDecode } from '@rangmala/shared/testing';
import { PictureUploadField } from './PictureUploadField.tsx';
import { usePictureUpload } from './picture-upload.ts';

const UPLOADED = { url: '/uploads/abc/design-800x600.webp', thumbnail: '/uploads/abc/design-320.webp' };
const PDF_BYTES = 7;
const TINY_BYTES = 4;
const picture = (size = 1) => new File(['x'.repeat(size)], 'peacock.jpg', { type: 'image/jpeg' });

function Form() {
  return <PictureUploadField label="Picture" alt="Your picture" upload={usePictureUpload()} />;
}

function showField(response: unknown = UPLOADED) {
  stubDecode({ [PDF_BYTES]: undefined, [TINY_BYTES]: [40, 40] });
  return renderPage(<Form />, { api: { 'POST /upload-image': response } });
}
const field = () => screen.getByLabelText('Picture');
const chosenPicture = () => screen.findByRole('img', { name: 'Your picture' });

test('refuses a PDF named .jpg before it is sent, and keeps the previous picture', async () => {
  const { user, api } = showField();
  await user.upload(field(), picture());
  await chosenPicture();
  await user.upload(field(), picture(PDF_BYTES));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid file type.');
  expect(await chosenPicture()).toBeVisible();
  expect(api.to('POST /upload-image')).toHaveLength(1);
});

test('offers to make a photo of more than 5 MB smaller, and uploads the smaller one', async () => {
  const { user, api } = showField();
  const large = picture();
  Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
  await user.upload(field(), large);
  expect(await screen.findByRole('alert')).toHaveTextContent('File is too large. Maximum size is 5MB.');
  globalThis.createImageBitmap = async () => ({ width: 800, height: 600, close: () => undefined });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: jest.fn() } as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((callback) => callback(new Blob(['smaller'])));
  const queryOffer = () => screen.queryByRole('button', { name: 'Make it smaller' });
  await user.click(queryOffer() as HTMLElement);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  await waitFor(() => expect(queryOffer()).not.toBeInTheDocument());
  await waitFor(() => expect(api.to('POST /upload-image')).toHaveLength(1));
});

test('removes the picture and returns the focus to the field', async () => {
  const { user } = showField();
  await user.upload(field(), picture());
  await chosenPicture();
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('stays enabled and focused during an upload, and keeps only the picture that was chosen last', async () => {
  const finishUploads: ((response: object) => void)[] = [];
  const { user } = showField(() => new Promise((resolve) => finishUploads.push(resolve)));
  await user.upload(field(), picture(1));
  expect(await screen.findByText('Uploading…')).toBeVisible();
  expect(field()).toBeEnabled();
  expect(field()).toHaveFocus();
  await waitFor(() => expect(finishUploads).toHaveLength(1));
  await user.upload(field(), picture(2));
  await waitFor(() => expect(finishUploads).toHaveLength(2));
  finishUploads[1]?.({ ...UPLOADED, url: '/uploads/second/design-800x600.webp' });
  expect(await chosenPicture()).toBeVisible();
  await act(async () => finishUploads[0]?.(UPLOADED));
  expect(screen.queryByText('Uploading…')).not.toBeInTheDocument();
  expect(await chosenPicture()).toHaveAttribute('src', expect.stringContaining('/uploads/second/'));
});

test.each([
  [createRefusal(507, 'Uploads are paused.'), 'Uploads are paused.'],
  [createRefusal(500, 'An error.'), 'Upload failed.'],
])('shows a message after the response %j', async (response, sentence) => {
  const { user } = showField(response);
  await user.upload(field(), picture());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});
