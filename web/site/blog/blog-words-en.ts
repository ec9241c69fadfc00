import blog from '#shared/words/en/blog.json'

/** The words of the blog. */
export const words = { blog }
