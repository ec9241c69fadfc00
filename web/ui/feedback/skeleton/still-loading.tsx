/** Stands for what may be there or not, which is not known yet: a page keeps what follows it out of sight, since it may move. */
export const StillLoading = () => <span hidden data-loading />
