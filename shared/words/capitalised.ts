/** `paternity` → `Paternity`, for keys that are put together, like `leavePaternity`. */
export const capitalised = <Word extends string>(word: Word) =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>
