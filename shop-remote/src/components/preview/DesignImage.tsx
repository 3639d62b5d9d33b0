import { useLayoutEffect, useRef } from 'react';
import type { DesignPicture } from '../../lib/preview/list-pictures.ts';
import { PREVIEW_SIZE } from '../../lib/preview/draw-flat.ts';

export interface DesignImageProps extends Pick<DesignPicture, 'source'> {
  alt: string;
  className?: string;
}

/** Shows a picture of a design. Copies a canvas, because encoding it as a picture would make typing slow. */
export function DesignImage({ source, alt, className }: DesignImageProps) {
  const copy = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (typeof source !== 'string') copy.current?.getContext('2d')?.drawImage(source, 0, 0);
  }, [source]);
  if (typeof source === 'string')
    return <img className={className} src={source} alt={alt} width={PREVIEW_SIZE} height={PREVIEW_SIZE} />;
  const { width, height } = source;
  return (
    <canvas
      ref={copy}
      className={className}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      width={width}
      height={height}
    />
  );
}
