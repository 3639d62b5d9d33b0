/** Replaces fonts and pictures: tests use their address only. */
export default '/stub-file';
