/** Whether the program answers for an element: React keeps under such a name what it calls back. */
export const isTakenOver = (element: Element) => Object.keys(element).some(name => name.startsWith('__reactProps'))
