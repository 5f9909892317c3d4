/** Settings of drizzle-kit, which npm downloads for `npm run migration`. */
export default {
  dialect: 'postgresql',
  schema: './src/**/tables.ts',
  out: './migrations',
};
