import request from '#shared/words/en/request.json'

/** The words of the request modal that no page has beside it. */
export const words = { request }
