import type { Mesh } from '@rangmala/shared/contract/surface-mesh';
import { computeColourLuminance } from './light.ts';

/** Part of a preview in pixels. */
export type PreviewPart = readonly [left: number, top: number, width: number, height: number];

/** Draws a flat design on a photograph. The design gets the light and shade of the photograph. */
export interface PreviewRenderer {
  /**
   * Returns the pixels of a part of the preview; undefined after WebGL has failed. A whole canvas would take longer to copy without a graphics card.
   * @param size width and height of the preview
   */
  draw(
    photograph: TexImageSource,
    flatDesign: TexImageSource,
    mesh: Mesh,
    base: string,
    size: number,
    part: PreviewPart,
  ): ImageData | undefined;
}

/** The first row of pixels is the upper edge of the preview. */
const VERTEX_SHADER_SOURCE = `#version 300 es
in vec2 position; in vec2 uv; out vec2 photo; out vec2 flatUv;
void main() { photo = position; flatUv = uv; gl_Position = vec4(position * 2. - 1., 0., 1.); }`;

/**
 * Reads the design at four points of each pixel, and fades the design out over the last pixel at the design's edge.
 * Uses neither mipmaps nor multisampling, because both take more time on a computer without a graphics card.
 */
const FRAGMENT_SHADER_SOURCE = `#version 300 es
precision highp float;
in vec2 photo; in vec2 flatUv; out vec4 colour;
uniform sampler2D photograph; uniform sampler2D design; uniform float base; uniform bool hasDesign;
const vec3 LUMINANCE = vec3(.299, .587, .114);
void main() {
  vec3 bare = texture(photograph, photo).rgb;
  if (!hasDesign) { colour = vec4(bare, 1.); return; }
  vec2 right = dFdx(flatUv) / 8., down = dFdy(flatUv) / 8.;
  vec4 ink = (texture(design, flatUv + right + 3. * down) + texture(design, flatUv - right - 3. * down)
    + texture(design, flatUv + 3. * right - down) + texture(design, flatUv - 3. * right + down)) / 4.;
  vec2 edge = min(flatUv, 1. - flatUv) / fwidth(flatUv);
  ink *= clamp(min(edge.x, edge.y) + .5, 0., 1.);
  float light = clamp(dot(bare, LUMINANCE) / base, 0., 1.2);
  colour = vec4(ink.rgb * light + bare * (1. - ink.a), 1.);
}`;

/** Largest number of photographs that stay on the graphics card: the sides of most products. */
const MAX_PHOTOGRAPHS = 3;

let sharedRenderer: PreviewRenderer | null | undefined;

/**
 * Returns the WebGL2 renderer that all previews of the page share; undefined when WebGL2 is missing or has failed.
 * @param size width and height of the canvas in pixels; only the first call uses it
 */
export function getWebglRenderer(size: number): PreviewRenderer | undefined {
  if (sharedRenderer === undefined) sharedRenderer = createRenderer(size) ?? null;
  return sharedRenderer ?? undefined;
}

function createRenderer(size: number): PreviewRenderer | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const gl = canvas.getContext('webgl2', { antialias: false });
  if (!gl) return undefined;
  canvas.addEventListener('webglcontextlost', () => (sharedRenderer = null));

  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER_SOURCE],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER_SOURCE],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'position');
  gl.bindAttribLocation(program, 1, 'uv');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  gl.useProgram(program);
  const findUniform = (name: string) => gl.getUniformLocation(program, name);
  gl.uniform1i(findUniform('photograph'), 0);
  gl.uniform1i(findUniform('design'), 1);
  const [positionBuffer, uvBuffer, elementBuffer] = [gl.createBuffer(), gl.createBuffer(), gl.createBuffer()];
  const [designTexture, canvasTexture] = [gl.createTexture(), gl.createTexture()];

  const uploadTexture = (unit: 0 | 1, texture: WebGLTexture, source: TexImageSource) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    // Uploads colours multiplied by alpha, as a canvas stores colours. Photographs stay the same, because alpha is 1.
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
    for (const wrapParameter of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
      gl.texParameteri(gl.TEXTURE_2D, wrapParameter, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  };
  const bindAttribute = (index: number, buffer: WebGLBuffer | null, values: Float32Array) => {
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STREAM_DRAW);
    gl.enableVertexAttribArray(index);
    gl.vertexAttribPointer(index, 2, gl.FLOAT, false, 0, 0);
  };
  const drawTriangles = ({ positions, uvs, indices }: Mesh) => {
    bindAttribute(0, positionBuffer, positions);
    bindAttribute(1, uvBuffer, uvs);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, elementBuffer);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STREAM_DRAW);
    gl.drawElements(gl.TRIANGLES, indices.length, gl.UNSIGNED_SHORT, 0);
  };
  /** Textures of the latest photographs, the least recently used first. */
  const photographs = new Map<TexImageSource, WebGLTexture>();
  const bindPhotograph = (photograph: TexImageSource) => {
    // A canvas may have changed since.
    if (!(photograph instanceof HTMLImageElement)) return uploadTexture(0, canvasTexture, photograph);
    const uploaded = photographs.get(photograph);
    const texture = uploaded ?? gl.createTexture();
    photographs.delete(photograph);
    photographs.set(photograph, texture);
    for (const [oldest, unused] of photographs) {
      if (photographs.size <= MAX_PHOTOGRAPHS) break;
      gl.deleteTexture(unused);
      photographs.delete(oldest);
    }
    if (!uploaded) return uploadTexture(0, texture, photograph);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  };

  const draw: PreviewRenderer['draw'] = (photograph, flatDesign, mesh, base, size, part) => {
    const [left, top, width, height] = part;
    gl.viewport(0, 0, size, size);
    gl.enable(gl.SCISSOR_TEST);
    gl.scissor(left, top, width, height);
    bindPhotograph(photograph);
    uploadTexture(1, designTexture, flatDesign);
    gl.uniform1f(findUniform('base'), computeColourLuminance(base));
    gl.uniform1i(findUniform('hasDesign'), 0);
    drawTriangles(WHOLE_PHOTOGRAPH);
    gl.uniform1i(findUniform('hasDesign'), 1);
    drawTriangles(mesh);
    const pixels = new Uint8ClampedArray(width * height * 4);
    gl.readPixels(left, top, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    return gl.isContextLost() ? undefined : new ImageData(pixels, width, height);
  };

  return { draw };
}

const WHOLE_PHOTOGRAPH: Mesh = {
  positions: new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]),
  uvs: new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]),
  indices: new Uint16Array([0, 1, 2, 1, 3, 2]),
};
