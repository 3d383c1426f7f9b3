/**
 * Prints what has `data-printed-alone`, and nothing else of the page. Some browsers continue while the print dialog is open,
 * so the page is restored only after it.
 */
export function printAlone() {
  const { dataset } = document.body;
  dataset['prints'] = 'alone';
  window.addEventListener('afterprint', () => delete dataset['prints'], { once: true });
  window.print();
}
