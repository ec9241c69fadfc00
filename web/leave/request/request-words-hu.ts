import request from '#shared/words/hu/request.json'

/** The namespaces that are loaded with the request modal. */
export const words = { request }
