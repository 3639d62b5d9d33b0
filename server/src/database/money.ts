/** Whole paise, as the server keeps money, to rupees, as the API gives it. */
export function rupees(paise: number): number {
  return paise / 100;
}

/** Returns an amount as people read it: `₹1,499.00`. */
export function formatRupees(paise: number): string {
  return `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
