/** The id of the control for a field name: `stops[0].date` → `stops-0-date`, so that it can stand in an address fragment. */
export function fieldId(name: string): string {
  return name.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-|-$/g, '');
}
