/** Converts paise, which the server stores, to rupees, which the API returns. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Formats an amount in paise: `₹1,499.00`. */
export function formatRupees(paise: number): string {
  return `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
