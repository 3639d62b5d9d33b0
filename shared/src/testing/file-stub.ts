/** Replaces the URLs of fonts and pictures in tests. */
export default '/stub-file';
