/** The rate of value added tax in Hungary that the release knows, in per cent; what operators set wins over it. */
export const hungarianVat = 27
