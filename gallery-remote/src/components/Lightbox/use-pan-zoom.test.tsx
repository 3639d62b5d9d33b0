import { fireEvent, render, screen } from '@testing-library/react';
import { usePanZoom } from './use-pan-zoom.ts';

function showViewport() {
  const onSwipe = jest.fn();
  function Viewport() {
    const { viewportProps } = usePanZoom('dance', onSwipe);
    return <div data-testid="viewport" {...viewportProps} />;
  }
  render(<Viewport />);
  const element = screen.getByTestId('viewport');
  // jsdom implements neither pointer capture nor `PointerEvent`.
  element.setPointerCapture = () => undefined;
  const touch = (type: 'pointerdown' | 'pointermove' | 'pointerup', pointerId: number, clientX: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 300 });
    fireEvent(element, Object.assign(event, { pointerId, pointerType: 'touch' }));
  };
  return { touch, onSwipe };
}

it('does not count a pinch as a swipe when one finger is lifted and the other moves on', () => {
  const { touch, onSwipe } = showViewport();
  touch('pointerdown', 1, 100);
  touch('pointerdown', 2, 300);
  touch('pointermove', 2, 200);
  touch('pointerup', 2, 200);
  touch('pointermove', 1, 0);
  touch('pointerup', 1, 0);
  expect(onSwipe).not.toHaveBeenCalled();
});
