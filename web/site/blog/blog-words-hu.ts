import blog from '#shared/words/hu/blog.json'

/** The words of the blog. */
export const words = { blog }
