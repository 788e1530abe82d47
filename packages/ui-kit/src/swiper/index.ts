export { Swiper, type SwiperItem, type SwiperProps } from './Swiper.js';
