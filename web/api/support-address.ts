/** The address that people write to for help, by the stage of the pages. */
export const supportAddress: string = import.meta.env.VITE_SUPPORT_ADDRESS ?? ''
