/** What people name by its plain name and may well have in a tin, a cube or a carton. */
const SOLD_AS: Record<string, readonly string[]> = {
  tuna: ['tinned-tuna'],
  sardine: ['tinned-sardine'],
  turkey: ['sliced-turkey'],
  'stock-cube': ['stock'],
  'chicken-stock-cube': ['chicken-stock'],
  'beef-stock-cube': ['beef-stock'],
  'vegetable-stock-cube': ['vegetable-stock'],
  'fish-stock-cube': ['fish-stock'],
  'bouillon-powder': ['stock'],
  'chicken-bouillon-powder': ['chicken-stock'],
  'vegetable-bouillon-powder': ['vegetable-stock'],
  'low-fodmap-bouillon-powder': ['low-fodmap-stock'],
  'instant-coffee': ['coffee'],
  'ground-coffee': ['coffee'],
  'coffee-beans': ['coffee'],
};

/** The other ids under which an ingredient goes into a dish. */
export function soldAs(id: string): readonly string[] {
  return SOLD_AS[id] ?? [];
}
