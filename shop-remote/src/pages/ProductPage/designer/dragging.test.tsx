import { act, fireEvent, screen } from '@testing-library/react';
import { renderMugPage, withinEditor } from '../../../testing/designs.ts';
import ProductPage from '../ProductPage.tsx';

/** The design area at two pixels per millimetre. The print area is 80 × 76 mm, with a bleed of 2 mm. */
const AREA_BOX = { left: 0, top: 0, width: 168, height: 160 } as DOMRect;

/** An event with the fields that the editor reads, because jsdom has no pointer events. */
class StubPointerEvent extends MouseEvent {
  readonly pointerId: number;
  /** All events happen at the same time, so that two taps are a double tap. */
  override readonly timeStamp = 1;
  constructor(type: string, options: PointerEventInit) {
    super(type, options);
    this.pointerId = options.pointerId ?? 0;
  }
}

beforeEach(() => {
  window.PointerEvent = StubPointerEvent as typeof PointerEvent;
});
afterEach(() => Reflect.deleteProperty(window, 'PointerEvent'));

/**
 * Opens the editor and adds a text in the middle. Both returned functions take a selector: `findElement` finds an
 * element of the design area, and `findDrawing` finds the drawing that contains the element.
 */
async function addText() {
  jest.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(AREA_BOX);
  const page = await renderMugPage(<ProductPage />);
  await page.user.click(screen.getByRole('button', { name: 'Personalise' }));
  await page.user.click(await screen.findByRole('button', { name: 'Add text' }));
  await withinEditor().findByRole('button', { name: 'Text: Your text' });
  await page.user.keyboard('{Escape}');
  const area = withinEditor().getByRole('group', { name: 'Design area' });
  const findElement = (selector: string) => {
    const element = area.querySelector(selector);
    if (!element) throw new Error(`The design area has no ${selector}.`);
    return element;
  };
  const findDrawing = (selector: string) => findElement(selector).closest<HTMLElement>('[data-sheet]');
  return { ...page, findElement, findDrawing };
}

const readLeft = () =>
  Number(withinEditor().getByRole<HTMLInputElement>('spinbutton', { name: 'Left (mm)' }).value);

/** Moves the pointer and waits for the next frame. */
async function movePointer(element: Element, x: number, y: number): Promise<void> {
  fireEvent.pointerMove(element, { pointerId: 1, clientX: x, clientY: y });
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

test('moves only the drawings of a layer and its frame during a drag, and the layer at the end', async () => {
  const { findElement, findDrawing, user } = await addText();
  const left = readLeft();
  const onMove = jest.fn();
  findElement('[data-shape]').addEventListener('pointermove', onMove);
  fireEvent.pointerDown(findElement('[data-shape]'), { pointerId: 1, clientX: 84, clientY: 80 });
  await movePointer(findElement('[data-shape]'), 104, 80);
  expect(findDrawing('[data-shape]')).toHaveStyle({ transform: 'translate(20px, 0px)' });
  expect(findDrawing('[data-frame]')).toHaveStyle({ transform: 'translate(20px, 0px)' });
  expect(readLeft()).toBe(left);
  expect(onMove).not.toHaveBeenCalled();

  fireEvent.pointerUp(findElement('[data-shape]'), { pointerId: 1, clientX: 104, clientY: 80 });
  expect(readLeft()).toBe(left + 10);
  expect(findDrawing('[data-shape]')?.style).toMatchObject({ transform: '', willChange: '' });
  await movePointer(findElement('[data-shape]'), 144, 80);
  expect(onMove).toHaveBeenCalled();
  expect(findDrawing('[data-shape]')?.style.transform).toBe('');

  await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
  expect(readLeft()).toBe(left);
});

test('snaps a dragged layer to the middle of the side', async () => {
  const { findElement } = await addText();
  const top = withinEditor().getByRole<HTMLInputElement>('spinbutton', { name: 'Top (mm)' }).value;
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  fireEvent.pointerDown(findElement('[data-shape]'), { pointerId: 1, clientX: 84, clientY: 80 });
  await movePointer(findElement('[data-shape]'), 110, 84);
  expect(findElement('[data-snap="y"]')).toHaveAttribute('visibility', 'visible');
  expect(vibrate).toHaveBeenCalledTimes(1);
  fireEvent.pointerUp(findElement('[data-shape]'), { pointerId: 1, clientX: 110, clientY: 84 });
  expect(findElement('[data-snap="y"]')).toHaveAttribute('visibility', 'hidden');
  expect(withinEditor().getByRole('spinbutton', { name: 'Top (mm)' })).toHaveDisplayValue(top);
  expect(await withinEditor().findByRole('status')).toHaveTextContent('Lined up with the middle.');
});

test('opens the caret by a double tap, and offers a photo or a text at a tapped empty place', async () => {
  const { findElement, user } = await addText();
  const tap = (element: Element, clientX: number, clientY: number) => {
    fireEvent.pointerDown(element, { pointerId: 1, clientX, clientY });
    fireEvent.pointerUp(element, { pointerId: 1, clientX, clientY });
  };
  tap(findElement('[data-shape]'), 84, 80);
  expect(withinEditor().queryByRole('textbox', { name: 'Type here' })).not.toBeInTheDocument();
  // The handles of a small layer cover it.
  tap([...findElement('[data-frame]').querySelectorAll('g')].at(-1) as Element, 84, 80);
  expect(withinEditor().getByRole('textbox', { name: 'Type here' })).toHaveFocus();

  const area = withinEditor().getByRole('group', { name: 'Design area' });
  tap(area, 84, 20);
  expect(withinEditor().queryByRole('menu')).not.toBeInTheDocument();
  tap(area, 84, 20);
  expect(withinEditor().getByRole('menuitem', { name: 'Photo' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(withinEditor().getByRole('textbox', { name: 'Type here' })).toHaveFocus();
  expect(withinEditor().getByRole('spinbutton', { name: 'Top (mm)' })).toHaveValue(4);
});

test('shows a layer at its old position again when a drag would move it off the print area', async () => {
  const { findElement, findDrawing } = await addText();
  const left = readLeft();
  fireEvent.pointerDown(findElement('[data-shape]'), { pointerId: 1, clientX: 84, clientY: 80 });
  await movePointer(findElement('[data-shape]'), 600, 80);
  fireEvent.pointerUp(findElement('[data-shape]'), { pointerId: 1, clientX: 600, clientY: 80 });
  expect(findDrawing('[data-shape]')?.style.transform).toBe('');
  expect(readLeft()).toBe(left);
  expect(withinEditor().getByRole('status')).toHaveTextContent('The layer would be outside the print area.');
});

test('rotates the drawings of the layer and its frame, and scales only the drawing of the layer', async () => {
  const { findElement, findDrawing } = await addText();
  const listHandles = () => [...findElement('[data-frame]').querySelectorAll('g')];
  const rotationHandle = listHandles().at(-1) as Element;
  fireEvent.pointerDown(rotationHandle, { pointerId: 1, clientX: 84, clientY: 40 });
  await movePointer(rotationHandle, 124, 80);
  const rotated = 'translate(84px, 80px) rotate(90deg) scale(1) translate(-84px, -80px)';
  expect(findDrawing('[data-shape]')?.style.transform).toBe(rotated);
  expect(findDrawing('[data-frame]')?.style.transform).toBe(rotated);
  fireEvent.pointerUp(rotationHandle, { pointerId: 1, clientX: 124, clientY: 80 });
  expect(withinEditor().getByRole('spinbutton', { name: 'Rotation (°)' })).toHaveValue(90);

  const corner = listHandles()[0] as Element;
  fireEvent.pointerDown(corner, { pointerId: 1, clientX: 104, clientY: 80 });
  await movePointer(corner, 94, 80);
  expect(findDrawing('[data-shape]')?.style.transform).toContain('scale(0.5)');
  expect(findDrawing('[data-frame]')?.style.transform).toBe('');
});
