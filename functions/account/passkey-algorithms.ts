/** The algorithms of passkeys, as COSE numbers them: EdDSA, ES256 and RS256. */
export const passkeyAlgorithms = [-8, -7, -257]
