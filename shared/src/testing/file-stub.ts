/** Replaces fonts and pictures: tests use their URL only. */
export default '/stub-file';
