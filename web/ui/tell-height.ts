/** Keeps the height of what stands at the foot of the window in a property of the document, by which others stand above it. */
export function tellHeight(element: HTMLElement, property: `--${string}`) {
  const { style } = document.documentElement
  const watcher = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
  watcher.observe(element)
  return () => {
    watcher.disconnect()
    style.removeProperty(property)
  }
}
