/** Whole paise, as the server keeps money, to rupees, as the API gives it. */
export function rupees(paise: number): number {
  return paise / 100;
}
